/** The few words we say to a socket; its makers ship no types. */
declare module 'ws' {
  export class WebSocket {
    constructor(address: string);
    on(what: 'message', heard: (data: Buffer) => void): void;
    once(what: 'open' | 'error', heard: (trouble: Error) => void): void;
    send(text: string): void;
    close(): void;
  }
}
