/** What the page says when a recording is opened, in English. */
export const english = {
  openingRecording: 'Opening {name}…', recordingOpened: '{name} is open.', recordingRefused: '{name} could not be opened.',
  recordingTooLarge: 'It is too large for this server.', notRecording: 'This server cannot read it as a recording.',
  notSaved: 'It could not be saved: {detail}', recordingLine: 'Line {line}.', fileUnreadable: 'The file cannot be read.', dropRecording: 'Drop a recording to open it, or two to compare them',
  recordingsTooMany: 'One recording is opened, and two are compared. These are more.',
}

/** The same in Portuguese. */
export const portuguese = {
  openingRecording: 'Abrindo {name}…', recordingOpened: '{name} está aberta.', recordingRefused: 'Não foi possível abrir {name}.',
  recordingTooLarge: 'É grande demais para este servidor.', notRecording: 'Este servidor não consegue lê-lo como gravação.',
  notSaved: 'Não foi possível salvar: {detail}', recordingLine: 'Linha {line}.', fileUnreadable: 'O arquivo não pode ser lido.', dropRecording: 'Solte uma gravação para abri-la, ou duas para comparar',
  recordingsTooMany: 'Uma gravação se abre, e duas se comparam. Aqui há mais.',
}
