/** What the page says when a recording is opened, in English. */
export const english = {
  openingRecording: 'Opening {name}…', recordingOpened: '{name} opened', recordingRefused: 'Could not open {name}',
  recordingTooLarge: 'It is too large for this server.', notRecording: 'This server cannot read it as a recording.',
  notSaved: 'Could not save: {detail}', recordingLine: 'Line {line}.', fileUnreadable: 'Could not read the file.', dropRecording: 'Drop a recording to open it, or two to compare them',
  recordingsTooMany: 'Drop one recording to open it, or two to compare them.',
}

/** The same in Portuguese. */
export const portuguese = {
  openingRecording: 'Abrindo {name}…', recordingOpened: '{name} aberta', recordingRefused: 'Não foi possível abrir {name}',
  recordingTooLarge: 'É grande demais para este servidor.', notRecording: 'Este servidor não consegue lê-lo como gravação.',
  notSaved: 'Não foi possível salvar: {detail}', recordingLine: 'Linha {line}.', fileUnreadable: 'Não foi possível ler o arquivo.', dropRecording: 'Solte uma gravação para abri-la, ou duas para comparar',
  recordingsTooMany: 'Solte uma gravação para abri-la, ou duas para comparar.',
}
