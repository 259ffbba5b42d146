/** The texts about opening recordings, in English. */
export const english = {
  openingRecording: 'Opening {name}…', recordingOpened: '{name} opened', recordingRefused: 'Could not open {name}',
  recordingTooLarge: 'It is too large for this server.', notRecording: 'This server cannot read it as a recording.',
  fileSaved: '{name} saved', notSaved: 'Could not save: {detail}', recordingLine: 'Line {line}.', fileUnreadable: 'Could not read the file.', dropRecording: 'Drop a recording to open it, or two to compare them',
  isNoRecording: '{name} is {kind}, not a Kennel recording.', kind_png: 'a PNG picture', kind_jpeg: 'a JPEG picture', kind_gif: 'a GIF picture',
  kind_pdf: 'a PDF', kind_zip: 'a ZIP archive', kind_svg: 'an SVG picture', kind_html: 'a web page', kind_har: 'a HAR', kind_json: 'another kind of JSON file',
  recordingsTooMany: 'Drop one recording to open it, or two to compare them.',
}

/** The same texts in Portuguese. */
export const portuguese = {
  openingRecording: 'Abrindo {name}…', recordingOpened: '{name} aberta', recordingRefused: 'Não foi possível abrir {name}',
  recordingTooLarge: 'É grande demais para este servidor.', notRecording: 'Este servidor não consegue lê-lo como gravação.',
  fileSaved: '{name} salvo', notSaved: 'Não foi possível salvar: {detail}', recordingLine: 'Linha {line}.', fileUnreadable: 'Não foi possível ler o arquivo.', dropRecording: 'Solte uma gravação para abri-la, ou duas para comparar',
  isNoRecording: '{name} é {kind}, não uma gravação do Kennel.', kind_png: 'uma imagem PNG', kind_jpeg: 'uma imagem JPEG', kind_gif: 'uma imagem GIF',
  kind_pdf: 'um PDF', kind_zip: 'um arquivo ZIP', kind_svg: 'uma imagem SVG', kind_html: 'uma página web', kind_har: 'um HAR', kind_json: 'outro tipo de arquivo JSON',
  recordingsTooMany: 'Solte uma gravação para abri-la, ou duas para comparar.',
}
