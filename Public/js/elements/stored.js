/**
 * Stores a value for later pages.
 * @param {Storage|null} storage  null if the browser forbids it  @param {string} key  @param {string|null} value  null removes it
 */
export function store(storage, key, value) {
  try {
    if (value === null) storage?.removeItem(key)
    else storage?.setItem(key, value)
  } catch { /* The storage is full. The value lasts as long as this page, which keeps it in memory. */ }
}
