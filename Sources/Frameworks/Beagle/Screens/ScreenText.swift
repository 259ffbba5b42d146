import JSON

/// A screen given as JSON text.
package struct ScreenText {
    private let text: String

    package init(_ text: String) {
        self.text = text
    }

    /// Decodes the component. The error is also recorded for the session, because the state's error cannot contain it.
    package func component() -> Result<any ServerDrivenComponent, ServerDrivenState.Error> {
        do {
            return .success(try BeagleCoder.configured.component(from: [UInt8](text.utf8)))
        } catch {
            BeagleMessage.undecodableText(error: error).record()
            return .failure(.declarativeText)
        }
    }
}
