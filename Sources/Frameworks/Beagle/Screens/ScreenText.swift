import JSON

/// A screen given as JSON text.
package struct ScreenText {
    private let text: String

    package init(_ text: String) {
        self.text = text
    }

    /// The component the text spells. The state's error has no room for the reason, so the session is told apart.
    package func component() -> Result<any ServerDrivenComponent, ServerDrivenState.Error> {
        do {
            return .success(try BeagleCoder.configured.component(from: [UInt8](text.utf8)))
        } catch {
            BeagleNote.undecodableText(error: error).record()
            return .failure(.declarativeText)
        }
    }
}
