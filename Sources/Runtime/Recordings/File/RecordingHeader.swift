/// What a recording says of itself before its first input.
package struct RecordingHeader: Sendable, Equatable {
    /// The form of the file that this version writes: 3, since an input can change the device.
    package static let format = 3
    /// The forms that it reads.
    static let readable = 1...format

    /// The version of the product that made the recording.
    package var product: String
    /// The type of the app's delegate.
    package var app: String
    /// The ids of the app's navigation controllers.
    package var controllers: [String]
    /// When the session was opened, in milliseconds since 1970.
    package var opened: Int64
    /// What a person calls the session; nil where nobody gave it a name.
    package var name: String?

    /// Describes a recording.
    package init(product: String, app: String, controllers: [String], opened: Int64, name: String? = nil) {
        self.product = product
        self.app = app
        self.controllers = controllers
        self.opened = opened
        self.name = name
    }
}
