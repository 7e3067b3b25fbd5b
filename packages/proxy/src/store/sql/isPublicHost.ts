/** A path is a local socket. A name without a dot or with a private suffix is in the operator's own network. */
export function isPublicHost(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/\.$/, "")
    .replace(/^::ffff:(?=\d+\.)/, "");
  if (name.startsWith("/")) return false;
  if (name.includes(":")) return !/^(?:::1$|f[cd]|fe[89ab])/.test(name);
  if (/^\d+\.\d+\.\d+\.\d+$/.test(name)) return !/^(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./.test(name);
  return name.includes(".") && !/\.(?:localhost|local|internal|lan|home\.arpa|svc|test)$/.test(name);
}
