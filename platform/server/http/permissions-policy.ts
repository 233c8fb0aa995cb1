/** What a page could ask of a device. Nothing of it is allowed but what a document needs, and then to this host alone. */
const features = ['camera', 'geolocation', 'microphone', 'payment', 'usb'] as const

/** The header Permissions-Policy (W3C Permissions Policy): each feature refused, the camera as told. */
export const permissionsPolicy = ({ camera }: { camera: 'none' | 'self' }): string =>
  features.map((name) => `${name}=(${name === 'camera' && camera === 'self' ? 'self' : ''})`).join(', ')
