import { generateKeyPairSync, sign } from 'node:crypto';

const tlv = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
};
const sequence = (...parts: readonly Buffer[]): Buffer => tlv(0x30, ...parts);
const oid = (hex: string): Buffer => tlv(0x06, Buffer.from(hex, 'hex'));
const time = (text: string): Buffer => tlv(0x17, Buffer.from(text));

const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'));
const LOCALHOST = sequence(tlv(0x31, sequence(oid('550403'), tlv(0x0c, Buffer.from('localhost')))));
const ALWAYS = sequence(time('200101000000Z'), time('491231235959Z'));

/** A key and a certificate of its own for `localhost`, as pushes leave by https only. */
export function localCertificate(): { readonly key: string; readonly cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const owner = publicKey.export({ format: 'der', type: 'spki' });
  const claim = sequence(tlv(2, Buffer.from([1])), ECDSA_WITH_SHA256, LOCALHOST, ALWAYS, LOCALHOST, owner);
  const seal = tlv(3, Buffer.from([0]), sign('sha256', claim, privateKey));
  const lines = sequence(claim, ECDSA_WITH_SHA256, seal)
    .toString('base64')
    .match(/.{1,64}/g)!;
  return {
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
