/** An error as it travels between threads, which would lose its code: what is known of trouble goes by that. */
export type PackedError = {
  name: string;
  message: string;
  stack: string;
  code: string | undefined;
  cause: PackedError | undefined;
};

export function packError(error: unknown): PackedError {
  if (!(error instanceof Error)) return packError(new Error(String(error)));
  const { name, message, stack = '', cause } = error;
  return {
    name,
    message,
    stack,
    code: 'code' in error ? String(error.code) : undefined,
    cause: cause instanceof Error ? packError(cause) : undefined,
  };
}

export function unpackError({ name, message, stack, code, cause }: PackedError): Error {
  const error = new Error(message, cause && { cause: unpackError(cause) });
  return Object.assign(error, { name, stack }, code !== undefined && { code });
}
