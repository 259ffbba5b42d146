public import Contacts
public import Foundation

/// The methods of a ``CNContactPickerViewController``. The picker dismisses itself before the call.
///
/// A delegate without methods for contacts gets a property: the picker shows the properties of the chosen contact.
public protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    /// Called with one contact, because several cannot be chosen.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    /// Called with one property, because several cannot be chosen.
    func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}

extension CNContactPickerDelegate {
    /// Does nothing.
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    /// Calls the method for several contacts.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        contactPicker(picker, didSelect: [contact])
    }
    /// Lets the person choose a property of the contact.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
        if let contact = contacts.first { picker.showProperties(of: contact) }
    }
    /// Calls the method for several properties.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {
        contactPicker(picker, didSelectContactProperties: [contactProperty])
    }
    /// Does nothing.
    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
    ) {}
}
