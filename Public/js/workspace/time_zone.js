/** Returns the time zone of this browser, as the server names it; `GMT` if the browser does not know it. */
export function browserZone() {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return !zone || ['UTC', 'Etc/UTC', 'Etc/GMT', 'Etc/Unknown'].includes(zone) ? 'GMT' : zone
}
