import KennelHTTP

extension Backend.Answer {
    /// Creates an answer with a JSON body.
    public init(json text: String, status: Int = 200, delay: Duration = .zero) {
        self.init(
            status: status, headers: [("Content-Type", "application/json")], body: Array(text.utf8), delay: delay)
    }
}

extension Backend.Screen {
    /// Returns the list entry of the screen for the page; `bff` is the URL of its backend, nil for the server's own.
    func availableScreen(at bff: String?) -> AvailableScreen {
        AvailableScreen(path: path, title: title, note: note, notes: notes, group: group, bff: bff)
    }
}
