/// The version of Kennel, as `--version` prints it.
package let version = "0.1.0"
