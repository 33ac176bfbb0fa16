/** How often a device looks whether the other one has answered, in milliseconds. */
export const ASK_AGAIN = 2000;
