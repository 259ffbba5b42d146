package import Foundation

/// The questions that a world answers between two inputs. None changes the world. An arrow names the case of
/// `WorldAnswer`.
package enum WorldQuestion: Sendable, Equatable, Codable {
    /// The reason why an input would be rejected. → `rejection`
    case rejection(of: SessionInput)
    /// Everything that a new viewer needs, except for the session's names. → `text`
    case state
    /// The views and the navigation stacks. → `screen`
    case screen
    /// The fault script with ids and counters. → `text`
    case faults
    /// The requests that wait for a person, oldest first, as a list of reports. → `text`
    case held
    /// The latest JSON text of the root screen, and its errors; nil if the screen was not created from a text. → `text`
    case document
    /// A request and its response, if they are retained. → `exchange`
    case exchange(RequestID)
    /// An image that the session fetched, if it is retained. → `picture`
    case image(RequestID)
    /// An image that the app registered. → `picture`
    case picture(named: String)
    /// The properties of a text input view. → `field`
    case field(ViewID)
    /// The layout of a view and its causes; nil if there is no such view. → `text`
    case layout(of: ViewID)
    /// The JSON Schema of documents, with the app's own components and actions. → `text`
    case schema
    /// The requests that wait for a response, oldest first. → `requests`
    case requestsUnderWay
    /// A description of the next input for people, such as `tap "Retry"`. → `words`
    case words(for: SessionInput)
    /// The title of the topmost screen. → `title`
    case title
    /// The properties of the app. → `app`
    case app
}

/// The answer to a question.
package enum WorldAnswer: Sendable, Equatable, Codable {
    /// The reason for a rejection; nil if the input would be accepted.
    case rejection(InputRejection?)
    /// An encoded JSON object.
    case text([UInt8]?)
    /// The views and the navigation stacks, each as a JSON object.
    case screen(tree: [UInt8], navigation: [UInt8])
    /// Both sides of a request.
    case exchange(RecordedExchange?)
    /// An image.
    case picture(Picture?)
    /// The properties of a text input view.
    case field(FieldFacts)
    /// Requests, oldest first.
    case requests([RequestUnderWay])
    /// A description for people.
    case words(String)
    /// The title of a screen.
    case title(String?)
    /// The properties of the app.
    case app(AppFacts)
}

/// A request that waits for a response.
package struct RequestUnderWay: Sendable, Equatable, Codable {
    /// The id of the request.
    package let id: RequestID
    /// The URL of the request.
    package let url: URL?
    /// Whether an app-supplied network client sent the request.
    package let isOfOwnClient: Bool

    package init(_ id: RequestID, url: URL?, isOfOwnClient: Bool = false) {
        self.id = id
        self.url = url
        self.isOfOwnClient = isOfOwnClient
    }
}

/// The bytes of an image.
package struct Picture: Sendable, Equatable, Codable {
    /// The content type that came with the image.
    package let type: String?
    package let data: Data

    package init(type: String?, data: Data) {
        self.type = type
        self.data = data
    }
}

/// The properties of a text input view.
package struct FieldFacts: Sendable, Equatable, Codable {
    /// Whether the field shows dots instead of its text.
    package let hidesText: Bool
    /// The origin of the document that contains the field; nil for a view created by the app or from a text.
    package let origin: WebOrigin?

    package init(hidesText: Bool, origin: WebOrigin?) {
        self.hidesText = hidesText
        self.origin = origin
    }
}

/// The name of an app, and its navigation controllers.
package struct AppFacts: Sendable, Equatable, Codable {
    /// The type of the app delegate; empty before the launch.
    package let name: String
    /// The navigation controllers in the order of registration.
    package let controllers: [Controller]
    /// The module that declares the type; nil if the program does not say.
    package let module: String?

    /// A navigation controller of an app.
    package struct Controller: Sendable, Equatable, Codable {
        /// The registered id; nil for the default controller.
        package let id: String?
        /// The name of the class.
        package let className: String

        package init(id: String?, className: String) {
            self.id = id
            self.className = className
        }
    }

    package init(name: String, controllers: [Controller], module: String? = nil) {
        self.name = name
        self.controllers = controllers
        self.module = module
    }
}
