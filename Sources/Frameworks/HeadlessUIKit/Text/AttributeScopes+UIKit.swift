public import Foundation

extension AttributeScopes {
    /// The text attributes that UIKit draws.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        /// The number of points added after every character.
        public let kern: KernAttribute
        /// The number of points added after every character.
        public let tracking: TrackingAttribute
        /// The distance in points by which the text is raised above the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let foundation: FoundationAttributes

        /// The key of ``font``.
        public enum FontAttribute: TextAttribute {
            public typealias Value = UIFont
            public static var key: NSAttributedString.Key { .font }
        }
        /// The key of ``paragraphStyle``.
        public enum ParagraphStyleAttribute: TextAttribute {
            public typealias Value = NSParagraphStyle
            public static var key: NSAttributedString.Key { .paragraphStyle }
        }
        /// The key of ``foregroundColor``.
        public enum ForegroundColorAttribute: TextAttribute {
            public typealias Value = UIColor
            public static var key: NSAttributedString.Key { .foregroundColor }
        }
        /// The key of ``backgroundColor``.
        public enum BackgroundColorAttribute: TextAttribute {
            public typealias Value = UIColor
            public static var key: NSAttributedString.Key { .backgroundColor }
        }
        /// The key of ``kern``.
        public enum KernAttribute: TextAttribute {
            public typealias Value = CGFloat
            public static var key: NSAttributedString.Key { .kern }
        }
        /// The key of ``tracking``.
        public enum TrackingAttribute: TextAttribute {
            public typealias Value = CGFloat
            public static var key: NSAttributedString.Key { .tracking }
        }
        /// The key of ``baselineOffset``.
        public enum BaselineOffsetAttribute: TextAttribute {
            public typealias Value = CGFloat
            public static var key: NSAttributedString.Key { .baselineOffset }
        }
        /// The key of ``underlineStyle``.
        public enum UnderlineStyleAttribute: TextAttribute {
            public typealias Value = NSUnderlineStyle
            public static var key: NSAttributedString.Key { .underlineStyle }
        }
        /// The key of ``underlineColor``.
        public enum UnderlineColorAttribute: TextAttribute {
            public typealias Value = UIColor
            public static var key: NSAttributedString.Key { .underlineColor }
        }
        /// The key of ``strikethroughStyle``.
        public enum StrikethroughStyleAttribute: TextAttribute {
            public typealias Value = NSUnderlineStyle
            public static var key: NSAttributedString.Key { .strikethroughStyle }
        }
        /// The key of ``strikethroughColor``.
        public enum StrikethroughColorAttribute: TextAttribute {
            public typealias Value = UIColor
            public static var key: NSAttributedString.Key { .strikethroughColor }
        }

        static let all: [any TextAttribute.Type] = [
            FontAttribute.self, ParagraphStyleAttribute.self, ForegroundColorAttribute.self,
            BackgroundColorAttribute.self, KernAttribute.self, TrackingAttribute.self, BaselineOffsetAttribute.self,
            UnderlineStyleAttribute.self, UnderlineColorAttribute.self, StrikethroughStyleAttribute.self,
            StrikethroughColorAttribute.self,
        ]
    }

    /// The text attributes that UIKit draws.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

/// An attribute that exists in both `AttributedString` and `NSAttributedString`.
public protocol TextAttribute: AttributedStringKey where Value: Sendable {
    /// The key of the attribute in an `NSAttributedString`.
    static var key: NSAttributedString.Key { get }
}

extension TextAttribute {
    /// The name under which `AttributedString` stores the attribute.
    public static var name: String { key.rawValue }

    /// Returns the value in the form that an `NSAttributedString` stores.
    fileprivate static func stored(in container: AttributeContainer) -> Any? {
        guard let value = container[Self.self] else { return nil }
        return if let style = value as? NSUnderlineStyle { style.rawValue } else { value }
    }

    /// Stores the value of an `NSAttributedString`'s attribute. A value of another type is ignored.
    fileprivate static func store(_ value: Any, in container: inout AttributeContainer) {
        let number = AttributeReader(attributes: [key: value]).number(key)
        container[Self.self] =
            switch Value.self {
            case is NSUnderlineStyle.Type: number.map { NSUnderlineStyle(rawValue: Int($0)) } as? Value
            case is CGFloat.Type: number.map { CGFloat($0) } as? Value
            default: value as? Value
            }
    }
}

private typealias Link = AttributeScopes.FoundationAttributes.LinkAttribute

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension AttributeContainer {
    /// Creates a container from a dictionary. Keeps links and the attributes of ``AttributeScopes/UIKitAttributes``;
    /// others are dropped.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for attribute in AttributeScopes.UIKitAttributes.all {
            if let value = dictionary[attribute.key] { attribute.store(value, in: &self) }
        }
        self[Link.self] = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
    }
}

extension [NSAttributedString.Key: Any] {
    /// Creates a dictionary from a container. Keeps links and the attributes of ``AttributeScopes/UIKitAttributes``;
    /// others are dropped.
    public init(_ container: AttributeContainer) {
        self.init()
        for attribute in AttributeScopes.UIKitAttributes.all { self[attribute.key] = attribute.stored(in: container) }
        self[.link] = container[Link.self]
    }
}

extension NSAttributedString {
    /// Creates an attributed string. Keeps links and the attributes of ``AttributeScopes/UIKitAttributes``; others are
    /// dropped.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            text.append(
                NSAttributedString(
                    string: String(attrStr[run.range].characters),
                    attributes: [NSAttributedString.Key: Any](run.attributes)))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// Creates an attributed string. Keeps links and the attributes of ``AttributeScopes/UIKitAttributes``; others are
    /// dropped.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            append(
                AttributedString(
                    nsStr.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes)))
        }
    }
}
