extension Backend.Answer {
    /// Describes an answer of JSON text.
    public init(json text: String, status: Int = 200, delay: Duration = .zero) {
        self.init(
            status: status, headers: [("Content-Type", "application/json")], body: Array(text.utf8), delay: delay)
    }
}
