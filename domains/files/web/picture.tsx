import { type PictureType, type PublicPicture, pictureTypes } from '../contract/picture.ts'

export type PictureProps = {
  picture: Pick<PublicPicture, 'width' | 'height' | 'url' | 'sources'> & { alt?: string | null }
  /** Words in place of the picture's own description; empty for a picture that is mere decoration. */
  alt?: string
  /** How wide the picture is shown, as in the `sizes` of an `img`; the default is the whole width of the window. */
  sizes?: string
  className?: string | undefined
  /** `eager` for a picture that is seen without scrolling. */
  loading?: 'lazy' | 'eager'
  fetchPriority?: 'high' | 'low'
}

const srcSetOf = (sources: PublicPicture['sources'], type: PictureType): string =>
  sources
    .filter((source) => source.type === type)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')

/** Shows a public picture in the best type and in the width that fits. The page keeps its place before it arrives. */
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
