export type Message = Readonly<{
  to: Readonly<{ name: string; address: string }>;
  subject: string;
  text: string;
  html: string;
  /** The link the message exists for; the outbox prints it in the terminal. */
  link: string;
}>;

/** Where messages go: an SMTP server, or a folder on a machine that has none. */
export type Mail = Readonly<{
  description: string;
  send: (message: Message) => Promise<void>;
  close: () => void;
}>;
