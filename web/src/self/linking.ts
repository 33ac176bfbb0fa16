/** The polling interval while a device waits for the other one, in milliseconds. */
export const ASK_AGAIN = 2000;
