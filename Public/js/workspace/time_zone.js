/** Returns the time zone of this browser, as the server names it; undefined for Greenwich Mean Time, or if it is Etc/Unknown. */
export function browserZone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return /UTC|GMT$|Unk/.test(timeZone) ? undefined : timeZone
}
