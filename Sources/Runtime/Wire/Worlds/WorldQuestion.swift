package import Foundation

/// What can be asked of a world between two inputs. No answer changes anything in it.
package enum WorldQuestion: Sendable, Equatable, Codable {
    /// Why an input would change nothing. → `rejection`
    case rejection(of: SessionInput)
    /// All that a reader needs who has seen nothing, but for what names the session. → `text`
    case state
    /// The views, and which controllers are where. → `screen`
    case screen
    /// The fault script with ids and counts. → `text`
    case faults
    /// The requests that wait for a person, oldest first: a list of reports. → `text`
    case held
    /// The text that the root screen was made of last, and what is wrong with it; nothing where it was not made of a
    /// text. → `text`
    case document
    /// Both sides of a request, if they are kept. → `exchange`
    case exchange(RequestID)
    /// An image that the session fetched, if it is kept. → `picture`
    case image(RequestID)
    /// A picture that the app registered. → `picture`
    case picture(named: String)
    /// What is known of a view that something is typed into. → `field`
    case field(ViewID)
    /// What decided where a view is; nothing where there is none of that name. → `text`
    case layout(of: ViewID)
    /// The requests that wait for an answer from outside, oldest first. → `requests`
    case requestsUnderWay
    /// What a person would say of an input that comes next: `tap "Retry"`. → `words`
    case words(for: SessionInput)
    /// What the topmost screen calls itself. → `title`
    case title
    /// What the app is. → `app`
    case app
}

/// What a world says when it is asked.
package enum WorldAnswer: Sendable, Equatable, Codable {
    /// Why an input would change nothing; nil when it would.
    case rejection(InputRejection?)
    /// One JSON object, encoded.
    case text([UInt8]?)
    /// The views and the controllers, one JSON object each.
    case screen(tree: [UInt8], navigation: [UInt8])
    /// Both sides of a request.
    case exchange(Exchange?)
    /// The bytes of an image.
    case picture(Picture?)
    /// What is known of a field.
    case field(FieldFacts)
    /// Requests, oldest first.
    case requests([RequestUnderWay])
    /// Words for a person.
    case words(String)
    /// The title of a screen.
    case title(String?)
    /// What the app is.
    case app(AppFacts)
}

/// A request that waits for an answer from outside.
package struct RequestUnderWay: Sendable, Equatable, Codable {
    /// Its name.
    package let id: RequestID
    /// Where it goes.
    package let url: URL?
    /// Whether a network client of the app's own sent it.
    package let isOfOwnClient: Bool

    /// Describes a request.
    package init(_ id: RequestID, url: URL?, isOfOwnClient: Bool = false) {
        self.id = id
        self.url = url
        self.isOfOwnClient = isOfOwnClient
    }
}

/// The bytes of an image.
package struct Picture: Sendable, Equatable, Codable {
    /// The content type that came with it.
    package let type: String?
    /// The bytes.
    package let data: Data

    /// Describes an image.
    package init(type: String?, data: Data) {
        self.type = type
        self.data = data
    }
}

/// What is known of a view that something is typed into.
package struct FieldFacts: Sendable, Equatable, Codable {
    /// Whether it shows dots in the place of its text.
    package let hidesText: Bool
    /// Where the document with it was asked for; nil for a view of the app's own, or of a text.
    package let origin: WebOrigin?

    /// Describes a field.
    package init(hidesText: Bool, origin: WebOrigin?) {
        self.hidesText = hidesText
        self.origin = origin
    }
}

/// What an app is called, and which controllers it has.
package struct AppFacts: Sendable, Equatable, Codable {
    /// The type of its delegate; empty before it is launched.
    package let name: String
    /// Its navigation controllers, in the order in which they were registered.
    package let controllers: [Controller]
    /// The module that the type is declared in; nil where the app's program does not say.
    package let module: String?

    /// A navigation controller of an app.
    package struct Controller: Sendable, Equatable, Codable {
        /// The registered id; nil for the one used without an id.
        package let id: String?
        /// The name of its class.
        package let className: String

        /// Describes a controller.
        package init(id: String?, className: String) {
            self.id = id
            self.className = className
        }
    }

    /// Describes an app.
    package init(name: String, controllers: [Controller], module: String? = nil) {
        self.name = name
        self.controllers = controllers
        self.module = module
    }
}
