import KennelHTTP

extension Backend.Answer {
    /// Describes an answer of JSON text.
    public init(json text: String, status: Int = 200, delay: Duration = .zero) {
        self.init(
            status: status, headers: [("Content-Type", "application/json")], body: Array(text.utf8), delay: delay)
    }
}

extension Backend.Screen {
    /// The screen as the page lists it; `bff` is where it is.
    func offered(at bff: String?) -> OfferedScreen {
        OfferedScreen(path: path, title: title, note: note, notes: notes, group: group, bff: bff)
    }
}
