/**
 * Returns an image as a PNG. Fails in a browser that does not allow reading the pixels, as older versions of Safari if the
 * image contains HTML.
 * @param {Window} window  @param {string} source  the address of the image
 * @param {number} width  @param {number} height  in pixels
 * @returns {Promise<Blob>}
 */
export async function pixelsOf(window, source, width, height) {
  const image = window.document.createElement('img')
  image.src = source
  await image.decode()
  const canvas = Object.assign(window.document.createElement('canvas'), { width, height })
  canvas.getContext('2d').drawImage(image, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))), 'image/png')
  })
}
