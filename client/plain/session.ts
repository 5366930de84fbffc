/** Whether somebody is signed in; a server that does not answer counts as nobody. */
async function isSignedIn(): Promise<boolean> {
  try {
    const response = await fetch('/api/auth/get-session', {
      headers: { accept: 'application/json' },
    });
    if (!response.ok) return false;
    const session: unknown = await response.json();
    return typeof session === 'object' && session !== null && 'user' in session;
  } catch {
    return false;
  }
}

/**
 * The server marks the page when the visitor may be signed in: a spinner stands while
 * the session loads, then a member goes on and a visitor sees the page.
 */
export async function leaveIfSignedIn(target: string): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset['session'] !== 'loading') return;
  if (await isSignedIn()) {
    location.replace(target);
    return;
  }
  dataset['session'] = 'none';
}
