export type Message = Readonly<{
  to: Readonly<{ name: string; address: string }>;
  subject: string;
  text: string;
  html: string;
  /** The link the message exists for; the outbox prints it in the terminal. */
  link: string;
  headers?: Readonly<Record<string, string>>;
}>;

/** Sends messages through an SMTP server, or writes them to a folder where there is none. */
export type Mail = Readonly<{
  description: string;
  send: (message: Message) => Promise<void>;
  close: () => void;
}>;
