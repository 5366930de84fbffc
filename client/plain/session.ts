type Visitor = 'nobody' | 'member' | 'must change the password';

/** Who is signed in; a server that does not answer counts as nobody. */
async function readVisitor(): Promise<Visitor> {
  try {
    const response = await fetch('/api/auth/get-session', {
      headers: { accept: 'application/json' },
    });
    if (!response.ok) return 'nobody';
    const session: unknown = await response.json();
    if (typeof session !== 'object' || session === null || !('user' in session)) return 'nobody';
    const { user } = session;
    const printed = typeof user === 'object' && user !== null && 'mustChangePassword' in user;
    return printed && user.mustChangePassword === true ? 'must change the password' : 'member';
  } catch {
    return 'nobody';
  }
}

/**
 * The server marks the page when the visitor may be signed in: a spinner stands while
 * the session loads, then a member goes on and a visitor sees the page.
 * @returns who sees it
 */
export async function leaveIfSignedIn(
  target: string,
  onLeave?: () => void,
): Promise<Exclude<Visitor, 'member'>> {
  const { dataset } = document.documentElement;
  if (dataset['session'] !== 'loading') return 'nobody';
  const visitor = await readVisitor();
  if (visitor === 'member') {
    onLeave?.();
    location.replace(target);
    return new Promise(() => {});
  }
  dataset['session'] = 'none';
  return visitor;
}
