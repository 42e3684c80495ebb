import { redirect } from 'react-router'

/** `/privacy-and-terms` is the other name of `/p` (decision 25). */
export const loader = () => redirect('/p', 301)
