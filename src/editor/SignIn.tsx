export function SignIn(_: any) {
  return null;
}
