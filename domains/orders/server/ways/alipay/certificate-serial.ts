import { createHash, type X509Certificate } from 'node:crypto'

/** The object identifiers of RSA signatures; Alipay's file of root certificates has others too, which do not count. */
const rsaSignature = '1.2.840.113549.1.1.'

/** How Alipay names a certificate: MD5 over its issuer, the narrowest part first, and its serial number in decimal. */
export const serialOfCertificate = ({ issuer, serialNumber }: X509Certificate): string => {
  const narrowestFirst = issuer.split('\n').reverse().join(',')
  return createHash('md5')
    .update(`${narrowestFirst}${BigInt(`0x${serialNumber}`)}`)
    .digest('hex')
}

/** How Alipay names a file of root certificates: the names of those signed by RSA, in the order of the file. */
export const serialOfRoots = (certificates: readonly X509Certificate[]): string =>
  certificates
    .filter(({ signatureAlgorithmOid }) => signatureAlgorithmOid?.startsWith(rsaSignature))
    .map(serialOfCertificate)
    .join('_')
