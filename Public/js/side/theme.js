const schemes = ['light dark', 'light', 'dark']

/** The theme of the page, which this browser stores. The theme of the device is the session's. */
export class Theme {
  /** @param {{ document: Document, storage: Storage? }} services */
  constructor({ document, storage }) {
    Object.assign(this, { document, storage })
    this.scheme = storage?.getItem('kennel.theme') ?? schemes[0]
  }

  /** The name of the theme: automatic, light or dark. */
  get name() { return this.scheme.includes(' ') ? 'automatic' : this.scheme }

  /** Applies the next theme, and stores it. */
  next() {
    this.scheme = schemes[(schemes.indexOf(this.scheme) + 1) % schemes.length]
    this.storage?.setItem('kennel.theme', this.scheme)
    this.document.documentElement.style.setProperty('color-scheme', this.scheme)
  }
}
