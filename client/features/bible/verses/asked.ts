/** What a member wants of some verses, answered in a dialog. */
export type Asked = Readonly<{
  act: 'explain' | 'save' | 'share' | 'report';
  verses: readonly number[];
}>;
