extension UIImage {
    public static var add: UIImage { standard("plus.circle.fill") }
    public static var remove: UIImage { standard("minus.circle.fill") }
    public static var checkmark: UIImage { standard("checkmark.circle.fill") }
    public static var strokedCheckmark: UIImage { standard("checkmark.circle") }
    public static var actions: UIImage { standard("ellipsis.circle.fill") }

    private static func standard(_ symbol: String) -> UIImage { UIImage(systemName: symbol) ?? UIImage() }
}
