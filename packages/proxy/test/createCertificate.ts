import { generateKeyPairSync, sign } from "node:crypto";

/** A certificate for 127.0.0.1 that signs itself, as PEM without a line break at the end. */
export interface TestCertificate {
  readonly cert: string;
  readonly key: string;
}

/** Creates a certificate, because Node cannot. It is valid until 2049. */
export function createCertificate(): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = der(0x30, der(0x31, der(0x30, Buffer.from("0603550403", "hex"), der(0x0c, Buffer.from("kit")))));
  const times = der(0x30, der(0x17, Buffer.from("200101000000Z")), der(0x17, Buffer.from("491231235959Z")));
  const address = der(0x04, der(0x30, der(0x87, Buffer.from([127, 0, 0, 1]))));
  const isAuthority = Buffer.from("300f0603551d130101ff040530030101ff", "hex");
  const extensions = der(0xa3, der(0x30, isAuthority, der(0x30, Buffer.from("0603551d11", "hex"), address)));
  const version = Buffer.from("a003020102020101", "hex");
  const spki = publicKey.export({ type: "spki", format: "der" });
  const body = der(0x30, version, ecdsa, name, times, name, spki, extensions);
  const signature = der(0x03, Buffer.of(0), sign("sha256", body, privateKey));
  const text = der(0x30, body, ecdsa, signature)
    .toString("base64")
    .replace(/.{64}(?=.)/g, "$&\n");
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----`,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString().trimEnd(),
  };
}

/** The identifier of ECDSA with SHA-256. */
const ecdsa = Buffer.from("300a06082a8648ce3d040302", "hex");

/** One value of the encoding DER: its type, its length and its parts. */
function der(type: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  return Buffer.concat([Buffer.from([type, ...sizeOf(length)]), content]);
}

function sizeOf(length: number): readonly number[] {
  if (length < 128) return [length];
  return length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
}
