/// Header fields in their order.
package typealias Headers = [(name: String, value: String)]
