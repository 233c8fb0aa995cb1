import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Whether this page may open a camera: over plain http, and in some browsers inside other apps, there is none. Types promise
 * `mediaDevices`, but such pages do not have it.
 */
export const canShoot = (): boolean => {
  const devices: Partial<MediaDevices> | undefined = navigator.mediaDevices
  return window.isSecureContext && devices?.getUserMedia !== undefined
}

export type Camera = {
  /** Shows what the camera sees. */
  video: RefObject<HTMLVideoElement | null>
  /** `denied`: the user or the device forbids the camera. `missing`: there is none, or another app holds it. */
  state: 'opening' | 'ready' | 'denied' | 'missing'
  /** Switches the lamp; undefined where the camera has none. */
  light: { isOn: boolean; toggle: () => void } | undefined
  retry: () => void
}

/** The back camera of a phone, about two million pixels, without sound. */
const wanted: MediaStreamConstraints = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
  audio: false,
}

const hasLamp = (track: MediaStreamTrack): boolean => {
  // Safari has no `getCapabilities` in older versions, and the types know no `torch`.
  const capabilities: object = track.getCapabilities?.() ?? {}
  return 'torch' in capabilities && capabilities.torch === true
}

const stop = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/**
 * Opens the camera while the component is shown and the page is in front; its light goes out as soon as either ends.
 */
export const useCamera = (): Camera => {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<Camera['state']>('opening')
  const [lamp, setLamp] = useState<MediaStreamTrack>()
  const [isOn, setOn] = useState(false)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further round opens the camera again.
  useEffect(() => {
    const held: { stream: MediaStream | undefined; isOver: boolean } = { stream: undefined, isOver: false }
    const open = async () => {
      const stream = await navigator.mediaDevices.getUserMedia(wanted)
      if (held.isOver || document.hidden) return stop(stream)
      held.stream = stream
      const [track] = stream.getVideoTracks()
      setLamp(track && hasLamp(track) ? track : undefined)
      setOn(false)
      if (video.current) video.current.srcObject = stream
      setState('ready')
    }
    const begin = () => {
      setState('opening')
      open().catch((error: unknown) => {
        const isDenied = error instanceof DOMException && error.name === 'NotAllowedError'
        setState(isDenied ? 'denied' : 'missing')
      })
    }
    const follow = () => {
      stop(held.stream)
      held.stream = undefined
      if (!document.hidden) begin()
    }
    begin()
    document.addEventListener('visibilitychange', follow)
    return () => {
      held.isOver = true
      document.removeEventListener('visibilitychange', follow)
      stop(held.stream)
    }
  }, [round])

  const toggle = () => {
    const next: MediaTrackConstraints & { torch: boolean } = { torch: !isOn }
    lamp
      ?.applyConstraints({ advanced: [next] })
      .then(() => setOn(next.torch))
      // A lamp that does not obey is no lamp: its button goes.
      .catch(() => setLamp(undefined))
  }
  return { video, state, light: lamp && { isOn, toggle }, retry: () => setRound((count) => count + 1) }
}
