/// The name of a style in the app's theme, and the corresponding CSS class.
package struct StyleIdentifier {
    /// The CSS class that corresponds to the style's name, as in Beagle Web: `Shop.PrimaryButton` becomes
    /// `shop-primary-button`.
    package let cssClass: String

    package init(_ styleId: String) {
        var text = ""
        var previous: Character = " "
        for character in styleId {
            if previous.isLowercase, character.isUppercase { text.append("-") }
            text.append(character == "." ? "-" : character)
            previous = character
        }
        cssClass = text.lowercased()
    }
}
