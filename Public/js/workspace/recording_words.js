/** What the page says when a recording is opened, in English. */
export const english = {
  openingRecording: 'Opening {name}…', recordingOpened: '{name} is open.', recordingRefused: '{name} could not be opened.',
  recordingTooLarge: 'It is too large for this server.', notRecording: 'This server cannot read it as a recording.',
  notSaved: 'It could not be saved: {detail}', recordingLine: 'Line {line}.', fileUnreadable: 'The file cannot be read.', dropRecording: 'Drop the recording to open it',
}

/** The same in Portuguese. */
export const portuguese = {
  openingRecording: 'Abrindo {name}…', recordingOpened: '{name} está aberta.', recordingRefused: 'Não foi possível abrir {name}.',
  recordingTooLarge: 'É grande demais para este servidor.', notRecording: 'Este servidor não consegue lê-lo como gravação.',
  notSaved: 'Não foi possível salvar: {detail}', recordingLine: 'Linha {line}.', fileUnreadable: 'O arquivo não pode ser lido.', dropRecording: 'Solte a gravação para abri-la',
}
