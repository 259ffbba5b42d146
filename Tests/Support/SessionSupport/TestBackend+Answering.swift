package import KennelTesting

extension TestBackend {
    /// A backend for the request of the workshop app.
    package static var answering: TestBackend {
        let backend = TestBackend()
        backend.answer("/answer", with: .status(500), .screen("forty-two"))
        return backend
    }
}
