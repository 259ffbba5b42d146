public import Foundation

/// The name of a person to whom a contact is related.
open class CNContactRelation: NSObject, NSCopying {
    public let name: String

    public init(name: String) { self.name = name }

    /// Returns the same object, because relations are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public let CNLabelContactRelationMother = "_$!<Mother>!$_"
public let CNLabelContactRelationFather = "_$!<Father>!$_"
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
public let CNLabelContactRelationChild = "_$!<Child>!$_"
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
