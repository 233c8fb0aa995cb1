/** The addresses of the calls, and the addresses that a call may send the browser to. The app sets them once, at its start. */
export interface CallSettings {
  /** Put before every path: `` on the same host, else `https://api.example`. No slash at the end. */
  baseUrl: string
  /** The only addresses that a U00016 answer may send the browser to, as the operator has set them. */
  recheckAddresses(): Promise<readonly string[]>
  navigate(address: string): void
}

let settings: CallSettings = {
  baseUrl: '',
  recheckAddresses: async () => [],
  navigate: (address) => window.location.assign(address),
}

export const configureCalls = (changes: Partial<CallSettings>): void => {
  settings = { ...settings, ...changes }
}

export const callSettings = (): CallSettings => settings
