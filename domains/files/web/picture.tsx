import { type PictureType, type PublicPicture, pictureTypes } from '../contract/picture.ts'

export type PictureProps = {
  picture: Pick<PublicPicture, 'width' | 'height' | 'url' | 'sources'> & { alt?: string | null }
  /** In place of the picture's own words; empty for what only adorns. */
  alt?: string
  /** How wide it stands on the page, as in `img`'s `sizes`; the whole width of the window unless told. */
  sizes?: string
  className?: string | undefined
  /** `eager` for what is seen without scrolling. */
  loading?: 'lazy' | 'eager'
  fetchPriority?: 'high' | 'low'
}

const srcSetOf = (sources: PublicPicture['sources'], type: PictureType): string =>
  sources
    .filter((source) => source.type === type)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')

/** A public picture in the best type and the width that fits; its place is kept before it arrives. */
export const Picture = ({
  picture,
  alt,
  sizes = '100vw',
  className,
  loading = 'lazy',
  fetchPriority,
}: PictureProps) => (
  <picture>
    {pictureTypes.map((type) => (
      <source key={type} type={`image/${type}`} srcSet={srcSetOf(picture.sources, type)} sizes={sizes} />
    ))}
    <img
      src={picture.url}
      alt={alt ?? picture.alt ?? ''}
      width={picture.width}
      height={picture.height}
      loading={loading}
      decoding="async"
      className={className}
      {...(fetchPriority && { fetchPriority })}
    />
  </picture>
)
