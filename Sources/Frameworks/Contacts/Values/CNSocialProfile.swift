public import Foundation

/// An account of a social network.
open class CNSocialProfile: NSObject, NSCopying {
    public let urlString: String
    public let username: String
    public let userIdentifier: String
    public let service: String

    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        (self.urlString, self.username) = (urlString ?? "", username ?? "")
        (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
    }

    /// Returns the same object, because profiles are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public let CNSocialProfileServiceFacebook = "Facebook"
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
public let CNSocialProfileServiceTwitter = "Twitter"

/// An account of an instant messenger.
open class CNInstantMessageAddress: NSObject, NSCopying {
    public let username: String
    public let service: String

    public init(username: String, service: String) { (self.username, self.service) = (username, service) }

    /// Returns the same object, because addresses are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public let CNInstantMessageServiceFacebook = "Facebook"
public let CNInstantMessageServiceSkype = "Skype"
