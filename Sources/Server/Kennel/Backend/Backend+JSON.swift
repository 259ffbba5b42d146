import KennelHTTP

extension Backend.Answer {
    /// Creates an answer with a JSON body.
    public init(json text: String, status: Int = 200, delay: Duration = .zero) {
        self.init(
            status: status, headers: [("Content-Type", "application/json")], body: Array(text.utf8), delay: delay)
    }
}

extension Backend.Screen {
    /// Returns the screen as the page lists it; `bff` is the URL of its backend.
    func availableScreen(at bff: String?) -> AvailableScreen {
        AvailableScreen(path: path, title: title, note: note, notes: notes, group: group, bff: bff)
    }
}
