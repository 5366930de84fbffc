/** Leaves for the sign-in page, which brings the member back to where they were. */
export function goToSignIn(): void {
  const { pathname, search, hash } = location;
  const back = `${pathname}${search}${hash}`;
  location.assign(`/auth?redirect=${encodeURIComponent(back)}`);
}
