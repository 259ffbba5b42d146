/// A position in a session's events, in the form of `Last-Event-ID`: `<epoch>.<sequence>`.
struct StreamPosition: Equatable {
    let epoch: Substring
    let sequence: UInt64

    init?(_ text: some StringProtocol) {
        let text = Substring(text)
        guard text.utf8.count < 64, let dot = text.lastIndex(of: "."),
            let sequence = UInt64(text[text.index(after: dot)...])
        else { return nil }
        epoch = text[..<dot]
        self.sequence = sequence
    }
}
