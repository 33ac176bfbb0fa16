/** What can be drawn over a table from the side. */
export type Drawn = 'rules' | 'log' | 'chat';
