package import KennelTesting

extension TestBackend {
    /// A backend that answers the workshop's question.
    package static var answering: TestBackend {
        let backend = TestBackend()
        backend.answer("/answer", with: .status(500), .screen("forty-two"))
        return backend
    }
}
