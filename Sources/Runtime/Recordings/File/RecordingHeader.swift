/// The header of a recording.
package struct RecordingHeader: Sendable, Equatable {
    /// The version of the file format that is written. Version 3 added changes of the device.
    package static let format = 3
    /// The versions of the file format that can be read.
    static let readable = 1...format

    /// The version of Kennel that made the recording.
    package var product: String
    /// The type of the app delegate.
    package var app: String
    /// The ids of the app's navigation controllers.
    package var controllers: [String]
    /// The wall-clock time of the session's opening, in milliseconds since 1970.
    package var opened: Int64
    /// The name that a person gave the session; nil if it has none.
    package var name: String?

    /// Creates the header of a recording.
    package init(product: String, app: String, controllers: [String], opened: Int64, name: String? = nil) {
        self.product = product
        self.app = app
        self.controllers = controllers
        self.opened = opened
        self.name = name
    }
}
