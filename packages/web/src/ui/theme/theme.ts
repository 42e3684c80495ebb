import { createTheme } from '@mantine/core'

/** Mantine's part of the look; colours of our own components come from tokens.css. */
export const theme = createTheme({
  primaryColor: 'blue',
  // blue.6 and blue.7 under white text stay below 4.5: shade 8 in both schemes.
  primaryShade: 8,
  defaultRadius: 'md',
  fontFamily: 'var(--font)',
  focusRing: 'auto',
  respectReducedMotion: true,
})
