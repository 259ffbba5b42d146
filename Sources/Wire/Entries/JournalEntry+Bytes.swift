extension JournalEntry {
    /// About how much room the entry takes.
    package var bytes: Int {
        MemoryLayout<JournalEntry>.stride + (key?.utf8.count ?? 0) + input.textBytes
    }
}

extension SessionInput {
    /// Bytes of what an input may hold any amount of.
    fileprivate var textBytes: Int {
        switch self {
        case .opened(let configuration): configuration.screenJSON?.utf8.count ?? 0
        case .text(_, let text, _): text.utf8.count
        case .document(let document): document.text.utf8.count
        case .response(_, let response):
            response.headers.reduce(response.body.count) { $0 + $1.key.utf8.count + $1.value.utf8.count + 32 }
        case .failure(_, let failure): failure.message.utf8.count
        case .crashed(let crash): crash.input.textBytes + crash.report.bytes
        case .tap, .focus, .blur, .returnKey, .scroll, .scrollEnd, .page, .tab, .pull, .alert, .back, .device, .retry,
            .timer, .resumed, .faults, .control:
            0
        }
    }
}
