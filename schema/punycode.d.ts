declare module 'punycode.js' {
  const punycode: {
    /** Decodes the domain of an email address. Throws a RangeError if it is malformed. */
    toUnicode: (email: string) => string;
  };
  export default punycode;
}
